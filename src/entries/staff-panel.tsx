import type { I18n } from "@lingui/core"
import { createRoot } from "react-dom/client"
import type { Session } from "../domain/account/session.ts"
import { locales } from "../domain/locale/locale.ts"
import { verdictOn } from "../domain/rights/permissions.ts"
import { operatingData } from "../domain/support/operating-data.ts"
import { loadAnyTexts } from "../locales/all-catalogs.ts"
import { PageProviders } from "./page-providers.tsx"
import { tabValues } from "../services/browser/storage.ts"
import { browserClient } from "../services/client/browser-client.ts"
import { supportInfo } from "../services/client/account-routes.gen.ts"
import { machineLog } from "../services/machine-log/machine-log.ts"
import { keepStates } from "../services/machine-log/tab-states.ts"
import type { PageData } from "../services/page/page-data.ts"
import { seedNow } from "../services/page/seed-now.ts"
import { listenForSupportInfo } from "../services/desk/support-info-signal.ts"
import { SupportInfo } from "../ui/support/SupportInfo.tsx"

const mayRead = (person: Session): boolean =>
  verdictOn("support.enter", { kind: "account", ...person }) === "allowed"

/**
 * Shows support info on this page while ShowSupportInfo and AllowSupportInfo are both true (rule account.support-info),
 * and stores the states of the page's machines. Loaded only for staff; `sessionNow` returns `undefined` if the session
 * has ended or belongs to another user. Returns a function that updates the panel.
 */
export const showStaffPanel = async (
  page: PageData,
  i18n: I18n,
  sessionNow: () => Session | undefined
): Promise<() => void> => {
  keepStates(machineLog, tabValues, () => sessionNow() !== undefined)
  i18n.load(page.locale, await loadAnyTexts(page.locale, ["desk", "support"]))
  const client = browserClient()
  const place = document.createElement("div")
  document.body.append(place)
  const root = createRoot(place)
  let isWanted = false

  const show = () => {
    const session = sessionNow()
    if (session === undefined || !isWanted) return root.render(null)
    const { pathname, search } = location
    const route = document.documentElement.dataset["route"] ?? ""
    const where = { pathname, search, route, script: import.meta.url }
    const data = operatingData(where, { locale: locales[page.locale], seed: seedNow(page) }, session)
    root.render(
      <PageProviders page={page} i18n={i18n}>
        <SupportInfo data={data} />
      </PageProviders>
    )
  }
  const ask = async () => {
    const person = sessionNow()
    // not requested for users without permission: each refusal would be written to the audit log
    if (person === undefined || !mayRead(person)) return
    const answer = await client.call(supportInfo, {})
    isWanted = answer.type === "ok" && answer.value.showSupportInfo && answer.value.allowSupportInfo
    show()
  }
  listenForSupportInfo(() => void ask())
  // the router writes the current route to this attribute
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ["data-route"] })
  place.addEventListener("toggle", show, true)
  await ask()
  return show
}
