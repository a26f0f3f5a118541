// Layouts by the names that some pages still ask for here.
export type { BetArea as LayoutArea, Board, Layout } from "./types.ts";
