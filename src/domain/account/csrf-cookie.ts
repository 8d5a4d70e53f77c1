/**
 * Readable cookie with the token that unsafe calls repeat in `X-CSRF-TOKEN` (decision 007). By its prefix browsers take it
 * from this host alone and for all paths: one of a parent domain or a longer path would come before the shop's, and nothing
 * could be ordered any more.
 */
export const csrfCookie = "__Host-csrf"
