// Merge patches (RFC 7396), by which a view follows the server.
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };

const isFields = (value: Json | undefined): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** What a value is after a patch: what the patch names takes the place of what was there, and null takes it away. */
export function patched(old: Json | undefined, patch: Json): Json {
  if (!isFields(patch)) return patch;
  const next: Fields = isFields(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete next[key];
    else next[key] = patched(next[key], value);
  }
  return next;
}
