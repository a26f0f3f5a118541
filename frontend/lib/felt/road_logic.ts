// What screens show of a road as the server drew it.

/** A road as the server draws it: rows of cells, of which some are empty. */
type Grid<T> = readonly (readonly (T | null)[])[];

/** The last columns of a road, filled up with empty ones; one stays free at the end, where the next coup may go. */
export function lastColumns<T>(grid: Grid<T>, columns: number): (T | null)[][] {
  const drawn = Math.max(0, ...grid.map((row) => row.length));
  const from = Math.max(0, drawn - columns + 1);
  return grid.map((row) => Array.from({ length: columns }, (_, nth) => row[from + nth] ?? null));
}

/** The latest cells of a road that is filled column by column, in order of play. */
export function latest<T>(grid: Grid<T>, count = 10): T[] {
  const columns = Math.max(0, ...grid.map((row) => row.length));
  const cells = Array.from({ length: columns }, (_, column) => grid.map((row) => row[column] ?? null)).flat();
  return cells.filter((cell): cell is T & {} => cell !== null).slice(-count);
}
