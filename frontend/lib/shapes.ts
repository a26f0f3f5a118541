// Layouts, by the name that some pages still ask for here.
export type { Layout } from "./types.ts";
