import { type Catalogs, textsFrom } from "./catalogs.ts"

/**
 * Texts of the page's header and footer, loaded together with the scripts of header and footer, because pages that are
 * only read do not need them.
 */
export const frameCatalogs = {
  frame: {
    de: () => import("./frame/de.po"),
    "de-AT": () => import("./frame/de-AT.po"),
    ch: () => import("./frame/ch.po")
  }
} satisfies Catalogs

export const loadFrameTexts = textsFrom(frameCatalogs)
