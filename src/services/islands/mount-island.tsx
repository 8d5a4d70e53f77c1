import { I18nProvider } from "@lingui/react"
import type { ComponentType } from "react"
import { hydrateRoot } from "react-dom/client"
import { createI18n } from "../../locales/i18n.ts"
import { loadCatalog } from "../../locales/catalogs.ts"
import { islandIdPrefix } from "./island-id-prefix.ts"
import { readPageData } from "../page/page-data.ts"

const hasDefault = (module: unknown): module is { readonly default: ComponentType<object> } =>
  typeof module === "object" && module !== null && "default" in module

const typedValues = (element: HTMLElement): Readonly<Record<string, string>> => {
  const form = element.querySelector("form")
  const values: Record<string, string> = {}
  if (form) for (const [name, value] of new FormData(form)) if (typeof value === "string") values[name] = value
  return values
}

/** Brings one island to life. What was typed until now goes to the component as `seed`. */
export const mountIsland = async (element: HTMLElement, load: () => Promise<unknown>): Promise<void> => {
  const page = readPageData()
  const [module, messages] = await Promise.all([load(), loadCatalog(page.locale)])
  if (!hasDefault(module)) throw new Error(`The island ${element.dataset["island"]} has no default export`)
  const Component = module.default
  const props: object = JSON.parse(element.dataset["props"] ?? "{}")
  hydrateRoot(
    element,
    <I18nProvider i18n={createI18n(page.locale, messages)}>
      <Component {...props} {...{ seed: typedValues(element) }} />
    </I18nProvider>,
    { identifierPrefix: islandIdPrefix(element.dataset["island"] ?? "") }
  )
}
