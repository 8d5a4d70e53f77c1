import { loadFrameTexts } from "../../locales/frame-catalogs.ts"
import { ownTexts } from "../kit/own-texts.tsx"
import { Footer } from "./Footer.tsx"
import { Header } from "./Header.tsx"

const withFrameTexts = ownTexts((code) => loadFrameTexts(code, ["frame"]))

/** The footer rendered in the browser; the server's markup stays until the footer's texts are loaded. */
export const AwakeFooter = withFrameTexts(Footer)

/** The header rendered in the browser. */
export const AwakeHeader = withFrameTexts(Header)
