// The shapes that the server writes and reads, as it describes them itself.
export type * from "../../docs/api/types.ts";
