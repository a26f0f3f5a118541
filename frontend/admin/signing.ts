// The second person for acts that take two administrators.
import type { StaffSession } from "../lib/acts/desk.tsx";
import type { StaffLine } from "../lib/types.ts";
import { say } from "./words.ts";
import { listed } from "../lib/words/texts.ts";

/** The names of those who can sign; none while there is no second administrator, whom one adds alone. */
export function whoSigns({ me }: StaffSession, staff: readonly StaffLine[]): string | null {
  const others = staff.filter((each) => each.posts.includes("administrator") && !each.suspended && each.name !== me.name);
  return others.length === 0 ? null : say("signs", { names: listed(others.map((each) => each.name)) });
}

/** The part of a form that asks for the signature. */
export const signed = (signs: string | null): { signs?: string } => (signs === null ? {} : { signs });
