// Requests over HTTP, beside the connection: signing in, lists, pages of the guide.
import type { Error as ApiError } from "../types.ts";

export type ApiResult<T> = { ok: true; body: T; headers: Headers } | { ok: false; error: ApiError };

const NO_ANSWER: ApiError = { code: "no-answer" };

async function request<T>(method: string, path: string, token: string | null, body?: unknown, unattended = false): Promise<ApiResult<T>> {
  const headers: Record<string, string> = {};
  if (unattended) headers["x-unattended"] = "yes";
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  try {
    const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const text = await answer.text();
    const parsed: unknown = text ? JSON.parse(text) : null;
    return answer.ok
      ? { ok: true, body: parsed as T, headers: answer.headers }
      : { ok: false, error: (parsed as { error: ApiError }).error };
  } catch {
    return { ok: false, error: NO_ANSWER };
  }
}

export const get = <T>(path: string, token: string | null = null): Promise<ApiResult<T>> => request("GET", path, token);
export const post = <T>(path: string, body: unknown, token: string | null = null): Promise<ApiResult<T>> =>
  request("POST", path, token, body);
/** A request that a page repeats by itself: it does not keep an unattended desk signed in. */
export const poll = <T>(path: string, token: string): Promise<ApiResult<T>> => request("GET", path, token, undefined, true);
export const remove = <T>(path: string, token: string): Promise<ApiResult<T>> => request("DELETE", path, token);
