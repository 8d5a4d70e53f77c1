import { createHash } from "node:crypto"

const others =
  "style-src-attr 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const always = `default-src 'self'; img-src 'self' data:; ${others}`

/**
 * For a page that one visitor gets once (decision 008); `foreign` is the origin of the one script that is not ours and
 * that our own may load, with what it tells home.
 */
export const policyByNonce = (nonce: string, foreign?: string): string =>
  `${foreign === undefined ? always : `default-src 'self'; img-src 'self' data: ${foreign}; connect-src 'self' ${foreign}; ${others}`}; script-src 'nonce-${nonce}' 'strict-dynamic'${foreign === undefined ? "" : ` ${foreign}`}; style-src 'self' 'nonce-${nonce}'`

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** For cached bytes: what runs in the page is what our renderer wrote into it, known by its hash. */
export const policyByHashes = (scripts: ReadonlyArray<string>, styles: ReadonlyArray<string>): string =>
  `${always}; script-src ${["'self'", ...scripts.map(hashOf)].join(" ")}; style-src ${["'self'", ...styles.map(hashOf)].join(" ")}`

interface Inline {
  readonly scripts: ReadonlyArray<string>
  readonly styles: ReadonlyArray<string>
}

/** What our own scripts and styles hold, found by the secret that only this rendering knew. */
const inlineOf = (html: string, attribute: string): Inline => {
  const found: { readonly scripts: Array<string>; readonly styles: Array<string> } = {
    scripts: [],
    styles: []
  }
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const begins = html.lastIndexOf("<", at)
    const ends = html.indexOf(">", at)
    const opening = html.slice(begins, ends)
    if (opening.startsWith("<script") && !opening.includes(" src="))
      found.scripts.push(html.slice(ends + 1, html.indexOf("</script>", ends)))
    else if (opening.startsWith("<style"))
      found.styles.push(html.slice(ends + 1, html.indexOf("</style>", ends)))
  }
  return found
}

/** A page made fit for the cache: without its secret, and with a policy that names its scripts by hash. */
export const withoutNonce = (
  html: string,
  nonce: string
): { readonly html: string; readonly policy: string } => {
  const attribute = ` nonce="${nonce}"`
  const { scripts, styles } = inlineOf(html, attribute)
  const meta = `<meta property="csp-nonce" content="${nonce}"/>`
  return {
    html: html.split(attribute).join("").replace(meta, ""),
    policy: policyByHashes(scripts, styles)
  }
}
