/**
 * Readable cookie with the token that unsafe calls repeat in `X-CSRF-TOKEN` (decision 007). Because of its prefix,
 * browsers accept it only from this host and for all paths. Otherwise a cookie of a parent domain or a longer path
 * could take precedence over the shop's cookie, and users could no longer place orders.
 */
export const csrfCookie = "__Host-csrf"
