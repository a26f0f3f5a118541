// Merge patches (RFC 7396), which keep a view up to date.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };

const isFields = (value: Json | undefined): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** A value after a patch: fields of the patch replace the old ones, and null removes one. */
export function patched(old: Json | undefined, patch: Json): Json {
  if (!isFields(patch)) return patch;
  const next: Fields = isFields(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete next[key];
    else next[key] = patched(next[key], value);
  }
  return next;
}
