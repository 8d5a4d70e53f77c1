import { createRoot } from "react-dom/client"
import { personName, type Session } from "./domain/account/session.ts"
import { signInPageOf } from "./domain/account/sign-in-page.ts"
import { homeOf } from "./domain/rights/menus.ts"
import { returnPath } from "./domain/return-url.ts"
import { loadTexts } from "./locales/catalogs.ts"
import { createI18n } from "./locales/i18n.ts"
import { PageProviders } from "./page-providers.tsx"
import { browserClient } from "./services/client/browser-client.ts"
import { readPageData } from "./services/page/page-data.ts"
import { sessionCalls } from "./services/session/bound-calls.ts"
import { startSession } from "./services/session/start-session.ts"
import { type SessionToastKind, SessionToasts } from "./ui/account/SessionToasts.tsx"

/** Shows in the head who is here; a page that is kept for everyone was sent without it. */
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

const signInHref = (): string => {
  const here = returnPath(location.pathname + location.search, location.origin, "")
  return `${page.prefix}${signInPageOf(location.pathname)}${here && `?${new URLSearchParams({ ReturnUrl: here })}`}`
}

const place = document.createElement("div")
place.dataset["toasts"] = ""
document.body.append(place)
const root = createRoot(place)
let shown: ReadonlyArray<SessionToastKind> = []

const show = (toasts: ReadonlyArray<SessionToastKind>): void => {
  shown = toasts
  root.render(
    <PageProviders page={page} i18n={i18n}>
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
  goTo: (address) => location.assign(address)
})
session.subscribe((snapshot) => {
  if (snapshot.matches({ auth: "unknown" })) return
  showPerson(snapshot.context.watch?.held.session)
})

/** Signs out as soon as it is known who is here. */
export const signOut = (): void => {
  hide("signOutFailed")
  if (!session.getSnapshot().matches({ auth: "unknown" })) return session.send({ type: "user.signOut" })
  const hearing = session.subscribe((snapshot) => {
    if (snapshot.matches({ auth: "unknown" })) return
    hearing.unsubscribe()
    session.send({ type: "user.signOut" })
  })
}
