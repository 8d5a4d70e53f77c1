import { hash } from "node:crypto"

const othersIn = (frames: "'none'" | "'self'") =>
  `style-src-attr 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors ${frames}`

/** Where Clarity's script comes from and where it reports to. */
const clarity = "https://*.clarity.ms"

/**
 * For a page that one visitor gets once (decision 008); `foreign` is the origin of the one foreign script
 * that the shop's own may load, with what it reports to its origin. `isFramed`: a page of the shop may show it in a frame.
 */
export const policyByNonce = (nonce: string, foreign?: string, isFramed = false): string => {
  const others = othersIn(isFramed ? "'self'" : "'none'")
  const [also, home] = foreign === undefined ? ["", ""] : [` ${foreign}`, `connect-src 'self' ${foreign}; `]
  const images = `img-src 'self' data:${also}; ${home}`
  return `default-src 'self'; ${images}${others}; script-src 'nonce-${nonce}' 'strict-dynamic'${also}; style-src 'self' 'nonce-${nonce}'`
}

/** A script or style as a policy names it. */
export const hashOf = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`

/**
 * For cached bytes: what runs in the page is what our renderer wrote into it, known by its hash. `letsClarityIn` for pages
 * that may load it after a yes (rule consent.clarity).
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

/** Hashes of our own scripts and styles, found by the secret that only this rendering knew. */
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
