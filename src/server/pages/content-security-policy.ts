import { createHash } from "node:crypto"

const always =
  "default-src 'self'; img-src 'self' data:; style-src-attr 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** For a page that one visitor gets once (decisions.md "Pages and code" 2). */
export const policyByNonce = (nonce: string): string =>
  `${always}; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** For cached bytes: what runs in the page is what our renderer wrote into it, known by its hash. */
export const policyByHashes = (scripts: ReadonlyArray<string>, styles: ReadonlyArray<string>): string =>
  `${always}; script-src ${["'self'", ...scripts.map(hashOf)].join(" ")}; style-src ${["'self'", ...styles.map(hashOf)].join(" ")}`

/** What our own scripts and styles hold, found by the secret that only this rendering knew. */
const inlineOf = (html: string, tag: "script" | "style", nonce: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  const opening = new RegExp(`<${tag}(?=[^>]*\\snonce="${nonce}")(?![^>]*\\ssrc=)[^>]*>`, "gu")
  for (const match of html.matchAll(opening)) {
    const from = match.index + match[0].length
    found.push(html.slice(from, html.indexOf(`</${tag}>`, from)))
  }
  return found
}

/** A page made fit for the cache: without its secret, and with a policy that names its scripts by hash. */
export const withoutNonce = (
  html: string,
  nonce: string
): { readonly html: string; readonly policy: string } => ({
  html: html
    .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, "")
    .replaceAll(` nonce="${nonce}"`, ""),
  policy: policyByHashes(inlineOf(html, "script", nonce), inlineOf(html, "style", nonce))
})
