// The guide's shapes under the names that pages used before the server described them; `types.ts` is where they live.
export type { Example, Exercise, Guide as GameGuide, TableOfPlay, Venue, WagerGuide as GuideWager } from "./types.ts";
