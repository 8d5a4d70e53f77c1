/** Headers of every page (reliability.md section 5); the policy is the page's own. */
export const pageHeaders = (policy: string, isHttps: boolean): Readonly<Record<string, string>> => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  ...(isHttps ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {})
})

/** An address that names its locale is the same for everyone; else the visitor's language and cookie choose it. */
export const varyOf = (namesLocale: boolean): string =>
  namesLocale ? "accept-encoding" : "accept-encoding, accept-language, cookie"
