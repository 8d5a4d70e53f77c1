import type { PageAssets } from "./client-assets.ts"
import { hashOf, inlineOf, policyByHashes } from "./content-security-policy.ts"

/**
 * Preloads the font before everything else: it is the largest file before the first paint, and the first request after
 * the page itself gets the connection that is already open (decision 131).
 */
const fontFirst = (head: string, font: string | undefined): string =>
  font === undefined
    ? head
    : head.replace(
        "<head>",
        `<head><link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
      )

/**
 * Writes the built CSS rules and the start script as parts of a page; the attribute `mark` distinguishes them from
 * styles and scripts that the shop did not build.
 */
const builtParts = ({ styles, starter }: PageAssets, mark: string) => {
  // marks the place of a file whose other rules are not in the page (scripts/build/lean-preload.ts)
  const placeOf = (cut: string | undefined) =>
    cut === undefined ? "" : `<meta name="rules" content="${cut}">`
  const rules = styles.map(
    ({ css, cut }) => (css === "" ? "" : `<style${mark}>${css}</style>`) + placeOf(cut)
  )
  return { head: rules.join(""), end: `<script${mark}>${starter}</script>` }
}

/**
 * Splits a rendered page into three parts: the CSS rules are inserted after the first part, the start script after the
 * second.
 */
const partsOf = (html: string): readonly [head: string, body: string, end: string] => {
  const at = (tag: number) => (tag < 0 ? html.length : tag)
  const head = at(html.indexOf("</head>"))
  const body = at(html.lastIndexOf("</body>"))
  return [html.slice(0, head), html.slice(head, body), html.slice(body)]
}

/** Adds the built rules and the start script to a rendered page; both carry the nonce of this rendering. */
export const dressPage = (html: string, assets: PageAssets, nonce: string): string => {
  const built = builtParts(assets, ` nonce="${nonce}"`)
  const [head, body, end] = partsOf(html)
  return fontFirst(head, assets.font) + built.head + body + built.end + end
}

/**
 * Returns the built parts of public pages, which do not depend on a visitor, so they are written and hashed only once.
 */
const publicParts = (assets: PageAssets) => {
  const { head, end } = builtParts(assets, "")
  return {
    head: Buffer.from(head),
    end: Buffer.from(end),
    script: hashOf(assets.starter),
    styles: assets.styles.flatMap(({ css }) => (css === "" ? [] : [hashOf(css)]))
  }
}

const known = new WeakMap<PageAssets, ReturnType<typeof publicParts>>()

/** Marks a page that may load Clarity after the visitor's consent (services/browser/start-consent.ts). */
const marked = (head: string, clarityId: string | undefined): string =>
  clarityId === undefined ? head : head.replace("<html ", `<html data-clarity="${clarityId}" `)

/**
 * Prepares a page for the cache: removes its nonce, and creates a policy that lists its scripts by hash. `clarityId` is
 * set for a page that may load Clarity.
 */
export const publicPage = (
  html: string,
  assets: PageAssets,
  nonce: string,
  clarityId?: string
): { readonly bytes: Buffer; readonly policy: string } => {
  const built = known.get(assets) ?? publicParts(assets)
  known.set(assets, built)
  const mark = ` nonce="${nonce}"`
  const own = inlineOf(html, mark)
  const meta = `<meta property="csp-nonce" content="${nonce}"/>`
  const [head, body, end] = partsOf(html)
  const plain = (part: string) => Buffer.from(part.replaceAll(mark, "").replace(meta, ""))
  return {
    bytes: Buffer.concat([
      plain(fontFirst(marked(head, clarityId), assets.font)),
      built.head,
      plain(body),
      built.end,
      plain(end)
    ]),
    policy: policyByHashes(
      [...own.scripts, built.script],
      [...own.styles, ...built.styles],
      clarityId !== undefined
    )
  }
}
