import type { PageAssets } from "./client-assets.ts"

const insertBefore = (html: string, at: number, text: string): string =>
  at < 0 ? html + text : html.slice(0, at) + text + html.slice(at)

/** Puts the built rules and the starter into a rendered page; both carry the secret of this rendering. */
export const dressPage = (html: string, assets: PageAssets, nonce: string): string => {
  const { font } = assets
  // asked for before the page is laid out, so that it is painted in its own letters from the beginning
  const preload =
    font === undefined ? "" : `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
  const style = assets.css === "" ? "" : `<style nonce="${nonce}">${assets.css}</style>`
  const styled = insertBefore(html, html.indexOf("</head>"), preload + style)
  return insertBefore(
    styled,
    styled.lastIndexOf("</body>"),
    `<script nonce="${nonce}">${assets.starter}</script>`
  )
}
