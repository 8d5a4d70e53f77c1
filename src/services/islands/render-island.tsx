import type { I18n } from "@lingui/core"
import { I18nProvider } from "@lingui/react"
import type { ReactElement } from "react"
import { renderToString } from "react-dom/server"
import { islandIdPrefix } from "./island-id-prefix.ts"

/** Renders an island as a root of its own, exactly as the browser will hydrate it. */
export const renderIsland = (i18n: I18n) => (name: string, element: ReactElement) =>
  renderToString(<I18nProvider i18n={i18n}>{element}</I18nProvider>, { identifierPrefix: islandIdPrefix(name) })
