import { hash } from "node:crypto"

const othersIn = (frames: "'none'" | "'self'") =>
  `style-src-attr 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors ${frames}`

/** Origins of Clarity's script and of its reports. */
const clarity = "https://*.clarity.ms"

/**
 * Returns the policy for a page that is rendered for one visitor (decision 008). `foreign` is the origin of the only
 * external script that the shop's own scripts may load, and to which that script may report. `isFramed`: whether a page
 * of the shop may show this page in a frame.
 */
export const policyByNonce = (nonce: string, foreign?: string, isFramed = false): string => {
  const others = othersIn(isFramed ? "'self'" : "'none'")
  const [also, home] = foreign === undefined ? ["", ""] : [` ${foreign}`, `connect-src 'self' ${foreign}; `]
  const images = `img-src 'self' data:${also}; ${home}`
  return `default-src 'self'; ${images}${others}; script-src 'nonce-${nonce}' 'strict-dynamic'${also}; style-src 'self' 'nonce-${nonce}'`
}

/** Returns the hash of a script or style in the syntax of a policy. */
export const hashOf = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`

/**
 * Returns the policy for cached pages: it allows the scripts and styles that the shop's renderer wrote, by their
 * hashes. `letsClarityIn` is for pages that may load Clarity after the visitor's consent (rule consent.clarity).
 */
export const policyByHashes = (
  scripts: ReadonlyArray<string>,
  styles: ReadonlyArray<string>,
  letsClarityIn = false
): string => {
  const also = letsClarityIn ? [clarity] : []
  const sources = (...own: ReadonlyArray<string>) => [...own, ...also].join(" ")
  const home = letsClarityIn ? `connect-src ${sources("'self'")}; ` : ""
  const images = `img-src ${sources("'self'", "data:")}; ${home}`
  return `default-src 'self'; ${images}${othersIn("'none'")}; script-src ${sources("'self'", ...scripts)}; style-src ${["'self'", ...styles].join(" ")}`
}

interface Inline {
  readonly scripts: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
}

/**
 * Returns the hashes of the shop's own inline scripts and styles, which are found by the nonce, a secret that only this
 * rendering knew.
 */
export const inlineOf = (html: string, attribute: string): Inline => {
  const found: { readonly scripts: Array<string>; readonly styles: Array<string> } = {
    scripts: [],
    styles: []
  }
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const begins = html.lastIndexOf("<", at)
    const ends = html.indexOf(">", at)
    const opening = html.slice(begins, ends)
    if (opening.startsWith("<script") && !opening.includes(" src="))
      found.scripts.push(hashOf(html.slice(ends + 1, html.indexOf("</script>", ends))))
    else if (opening.startsWith("<style"))
      found.styles.push(hashOf(html.slice(ends + 1, html.indexOf("</style>", ends))))
  }
  return found
}
