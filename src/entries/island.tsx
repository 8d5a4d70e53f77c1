import type { ComponentType } from "react"
import { hydrateRoot } from "react-dom/client"
import { isIslandPart, loadIslandTexts } from "../locales/island-catalogs.ts"
import { createI18n } from "../locales/i18n.ts"
import { PageProviders } from "./page-providers.tsx"
import { islandIdPrefix } from "../services/islands/island-id-prefix.ts"
import { readPageData } from "../services/page/page-data.ts"
import { keepFields } from "../ui/kit/live/kept-fields.ts"
import { Redrawn } from "../ui/kit/live/Redrawn.tsx"

const hasDefault = (module: unknown): module is { readonly default: ComponentType<object> } =>
  typeof module === "object" && module !== null && "default" in module

const propsOf = (element: HTMLElement): object => {
  const props: unknown = JSON.parse(element.dataset["props"] ?? "{}")
  return typeof props === "object" && props !== null ? props : {}
}

/** Returns the names of the message catalogs that an island needs. */
const partsOf = (element: HTMLElement) => (element.dataset["texts"] ?? "").split(" ").filter(isIslandPart)

/** Hydrates one island; input made before hydration stays in the fields, and the component reads it from there. */
export const mountIsland = async (element: HTMLElement, load: () => Promise<unknown>): Promise<void> => {
  const page = readPageData()
  const [module, messages] = await Promise.all([
    load(),
    loadIslandTexts(page.locale, ["shop", ...partsOf(element)])
  ])
  const name = element.dataset["island"] ?? ""
  if (!hasDefault(module)) throw new Error(`The island ${name} has no default export`)
  const Component = module.default
  const restore = keepFields(element)
  hydrateRoot(
    element,
    <PageProviders page={page} i18n={createI18n(page.locale, messages)}>
      <Redrawn typed>
        <Component {...propsOf(element)} />
      </Redrawn>
    </PageProviders>,
    {
      identifierPrefix: islandIdPrefix(name),
      onRecoverableError: (error) => {
        // if the browser translated this part of the page before hydration, it is rendered again
        restore(true)
        reportError(error)
      }
    }
  )
}
