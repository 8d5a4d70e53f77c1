import { loadFrameTexts } from "../../locales/frame-catalogs.ts"
import { ownTexts } from "../kit/own-texts.tsx"
import { Footer } from "./Footer.tsx"
import { Header } from "./Header.tsx"

const withFrameTexts = ownTexts((code) => loadFrameTexts(code, ["frame"]))

/** The foot as the browser draws it anew; what was sent stands until its texts are there. */
export const AwakeFooter = withFrameTexts(Footer)

/** The head as the browser draws it anew. */
export const AwakeHeader = withFrameTexts(Header)
