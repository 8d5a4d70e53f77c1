import { createRoot } from "react-dom/client"
import { type Impersonation, personName, type Session } from "../domain/account/session.ts"
import { signInPageOf } from "../domain/account/sign-in-page.ts"
import { pageAfterActing } from "../domain/rights/after-acting.ts"
import { homeOf } from "../domain/rights/menus.ts"
import { isStaff } from "../domain/rights/roles.ts"
import { returnPath } from "../domain/account/return-url.ts"
import { loadTexts } from "../locales/catalogs.ts"
import { createI18n } from "../locales/i18n.ts"
import { PageProviders } from "./page-providers.tsx"
import { tabValues } from "../services/browser/storage.ts"
import { browserClient } from "../services/client/browser-client.ts"
import { readPageData } from "../services/page/page-data.ts"
import { sessionCalls } from "../services/session/bound-calls.ts"
import { hideFormer } from "../services/session/hide-former.ts"
import { keepParting } from "../services/session/parting.ts"
import { startSession } from "../services/session/start-session.ts"
import { FormerPage } from "../ui/account/FormerPage.tsx"
import { ImpersonationBanner } from "../ui/account/ImpersonationBanner.tsx"
import { type SessionToastKind, SessionToasts } from "../ui/account/SessionToasts.tsx"

/** Shows the signed-in user in the header, because cached pages are sent without user data. */
const showPerson = (session: Session | undefined): void => {
  for (const place of document.querySelectorAll<HTMLElement>("[data-account]")) {
    place.dataset["account"] = session === undefined ? "anonymous" : "known"
    const name = place.querySelector("[data-account-name]")
    const home = place.querySelector("a[data-account-home]")
    if (session === undefined) continue
    if (name !== null) name.textContent = personName(session)
    home?.setAttribute("href", page.prefix + homeOf(session))
  }
}

const page = readPageData()
const messages = await loadTexts(page.locale, ["shop", "account"])
const i18n = createI18n(page.locale, messages)

/** The customer on whose behalf staff act on this page. */
let acting: (Impersonation & { readonly customerId: string; readonly name: string }) | undefined
/** The last customer for whom staff acted on this page, even if acting has ended; determines the next page. */
let lastActing: typeof acting
/** Returns the page to open after acting has ended; `undefined` if this page stays open. */
const pageAfterwards = (): string | undefined =>
  lastActing && pageAfterActing({ path: location.pathname, prefix: page.prefix }, lastActing)
const wayBack = (): string => pageAfterwards() ?? location.pathname + location.search + location.hash

const signInHref = (): string => {
  const here = returnPath(wayBack(), location.origin, "")
  return `${page.prefix}${signInPageOf(location.pathname)}${here && `?${new URLSearchParams({ ReturnUrl: here })}`}`
}

const place = document.createElement("div")
place.dataset["toasts"] = ""
document.body.append(place)
const root = createRoot(place)
let shown: ReadonlyArray<SessionToastKind> = []
/** Whether acting for the customer is about to end. */
let isEnding = false
/** Whether the page still shows data of a former session. */
let isFormer = false

const show = (toasts: ReadonlyArray<SessionToastKind>): void => {
  shown = toasts
  root.render(
    <PageProviders page={page} i18n={i18n}>
      {isFormer && <FormerPage onReload={() => session.send({ type: "page.woke" })} />}
      {acting !== undefined && !isFormer && (
        <ImpersonationBanner
          name={acting.name}
          staffName={acting.staffName}
          endsAt={acting.endsAt}
          isEnding={isEnding}
          onEnd={() => session.send({ type: "user.signOut" })}
        />
      )}
      <SessionToasts
        toasts={toasts}
        signInHref={signInHref()}
        onDismiss={(toast) => {
          hide(toast)
          session.send({ type: "toast.dismiss" })
        }}
      />
    </PageProviders>
  )
}
const hide = (toast: SessionToastKind): void => show(shown.filter((one) => one !== toast))

const { session: known } = page
const session = startSession({
  calls: sessionCalls(browserClient()),
  authCookie: null,
  pageSession: () => (known === null ? undefined : { session: known, canRefresh: false }),
  showToast: (toast) => show([...shown.filter((one) => one !== toast), toast]),
  hideToast: hide,
  goTo: (address) => {
    const said = shown.find((toast) => toast !== "signOutFailed")
    if (said !== undefined) keepParting(tabValues, said)
    location.assign(address)
  },
  here: wayBack,
  reload: () => {
    isFormer = true
    hideFormer(document.body, place)
    show([])
    // acting for a customer has ended: on this page, on another page or by timeout
    const next = pageAfterwards()
    if (next === undefined) location.reload()
    else location.assign(next)
  }
})

/** Shows on every page for which customer staff are acting (decision 015). */
const showActing = (session: Session | undefined, isLeaving: boolean): void => {
  const { impersonation, userId } = session ?? {}
  const isSame = acting?.customerId === userId && acting?.endsAt === impersonation?.endsAt
  if (isSame && isEnding === isLeaving) return
  acting =
    session === undefined || impersonation === undefined
      ? undefined
      : { ...impersonation, customerId: session.userId, name: personName(session) }
  isEnding = isLeaving
  lastActing = acting ?? lastActing
  show(shown)
}

let panel: Promise<() => void> | undefined
const staffIn = (here: Session | undefined): Session | undefined =>
  here !== undefined && isStaff(here.roles) && !here.isImpersonated ? here : undefined

/**
 * Shows support info about the current page to staff; not loaded for other users, or while staff act on behalf of a
 * customer.
 */
const showPanel = (here: Session | undefined): void => {
  if (panel === undefined && staffIn(here) === undefined) return
  panel ??= import("./staff-panel.tsx").then(({ showStaffPanel }) =>
    showStaffPanel(page, i18n, () => staffIn(session.getSnapshot().context.watch?.held.session))
  )
  panel.then((show) => show()).catch(() => (panel = undefined))
}

session.subscribe((snapshot) => {
  if (snapshot.matches({ auth: "unknown" })) return
  // the page is about to be reloaded for another user; until then it stays unchanged
  if (snapshot.matches({ auth: "reloading" })) return
  const known = snapshot.context.watch?.held.session
  showPerson(known)
  showActing(known, snapshot.matches({ auth: "loggingOut" }))
  showPanel(known)
})

/** Signs out as soon as it is known whether there is a session. */
export const signOut = (): void => {
  hide("signOutFailed")
  if (!session.getSnapshot().matches({ auth: "unknown" })) return session.send({ type: "user.signOut" })
  const hearing = session.subscribe((snapshot) => {
    if (snapshot.matches({ auth: "unknown" })) return
    hearing.unsubscribe()
    session.send({ type: "user.signOut" })
  })
}
