import { setNonce } from "get-nonce"
import { routeTree } from "virtual:routes/desk"
import { loadAnyTexts } from "../locales/all-catalogs.ts"
import { readPageData } from "../services/page/page-data.ts"
import { createQueries } from "../services/queries/question.ts"
import { logoutRoute } from "../services/session/logout-route.ts"
import { listenForMissingParts } from "../services/browser/fetch-here.ts"
import { tabValues } from "../services/browser/storage.ts"
import { startApp } from "./start-app.tsx"

// styles inserted by a dialog carry the page's nonce, otherwise the CSP would block them (decision 10c)
const { nonce } = document.querySelector<HTMLScriptElement>("script[nonce]") ?? {}
if (nonce !== undefined) setNonce(nonce)

// after signing out or at the end of the session, users are redirected from pages behind the sign-in (rule
// session.way-out); public pages stay open
const route = logoutRoute(tabValues, location.origin)
const storeRoute = (): void => route.store(`${readPageData().prefix}/benutzerkonto/anmeldung?ReturnUrl=`)
storeRoute()
addEventListener("pageshow", storeRoute)
addEventListener("pagehide", () => route.clear())

// called before the common script runs, because that script reloads a page with missing chunks
listenForMissingParts()
await startApp(routeTree, loadAnyTexts, createQueries())
