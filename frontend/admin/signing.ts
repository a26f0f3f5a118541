// The second person for acts that take two administrators.
import type { StaffSession } from "../lib/acts/desk.tsx";
import type { StaffLine } from "../lib/types.ts";
import { say } from "./words.ts";
import { listed } from "../lib/words/texts.ts";

/**
 * The names of those who can sign; none while there is no second administrator, whom one adds alone.
 * Nobody signs for an act about their own account.
 */
export function whoSigns({ me }: StaffSession, staff: readonly StaffLine[], about?: string): string | null {
  const others = staff.filter(
    ({ name, posts, suspended }) => posts.includes("administrator") && !suspended && name !== me.name && name !== about,
  );
  return others.length === 0 ? null : say("signs", { names: listed(others.map((each) => each.name)) });
}

/** The part of a form that asks for the signature. */
export const signed = (signs: string | null): { signs?: string } => (signs === null ? {} : { signs });
