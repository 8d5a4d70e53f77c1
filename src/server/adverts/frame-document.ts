import { createHash } from "node:crypto"
import { frameSandbox } from "../../domain/adverts/advert-address.ts"

/** Base styles of every advert: system font and colours, and padding for content without a class. */
const base =
  ":root{color-scheme:light dark}*{box-sizing:border-box}html{height:100%}body{display:flex;flex-direction:column;min-height:100%;margin:0;font:16px/1.45 system-ui,sans-serif;color:#1c1f1d;overflow-wrap:anywhere}:where(main>:not([class])){padding-inline:20px}img{max-width:100%;height:auto}p,h2,h3,ul,ol{margin:0}main{flex:1;display:grid;align-content:center}header{position:relative;z-index:1;padding:8px 20px 0;font-size:13px;opacity:.85}a{color:inherit}a:focus-visible{outline:2px solid;outline-offset:2px}@media(prefers-color-scheme:dark){body{color:#eef1ee}}"

/** Escapes text for use in an element. */
const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

/** Returns the document of an advert and its content security policy (rule advert.frame). */
export const frameDocument = (
  html: string,
  css: string,
  advertiser: string
): { readonly body: string; readonly policy: string } => {
  // the CSS rules of an advert can select neither the body nor the line with the advertiser's name
  const styles = base + css
  const hash = createHash("sha256").update(styles).digest("base64")
  return {
    body: `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Anzeige</title><style>${styles}</style></head><body><header>Im Auftrag von ${escaped(advertiser)}</header><main>${html}</main></body></html>`,
    policy: `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${frameSandbox}`
  }
}
