/** Headers of every page besides those of every answer (http/front-door.ts); the policy is the page's own. */
export const pageHeaders = (policy: string): Readonly<Record<string, string>> => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()"
})

/** An address that names its locale is the same for everyone; else the visitor's language and cookie choose it. */
export const varyOf = (namesLocale: boolean): string =>
  namesLocale ? "accept-encoding" : "accept-encoding, accept-language, cookie"
