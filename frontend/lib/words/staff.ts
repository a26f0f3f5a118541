// Who works here: the full name and the licence behind a login, for the pages of staff.
import { signal } from "@preact/signals";
import { get } from "../realtime/http.ts";
import type { PersonLine } from "../types.ts";
import { say } from "./words.ts";

const people = signal<ReadonlyMap<string, PersonLine>>(new Map());

/** Fetches them for a person who has signed in. */
export async function loadPeople(token: string): Promise<void> {
  const got = await get<PersonLine[]>("/api/people", token);
  if (got.ok) people.value = new Map(got.body.map((each) => [each.name, each]));
}

/** "Dee Wu (dee, licence 20-0815)": a login with what is known of the person. */
export function staffWords(login: string): string {
  const { full_name: full = "", licence = "" } = people.value.get(login) ?? {};
  if (!full) return login;
  return licence ? say("staff-licensed", { full, login, licence }) : say("staff-full", { full, login });
}
