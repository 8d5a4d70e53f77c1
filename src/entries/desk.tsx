import { setNonce } from "get-nonce"
import { routeTree } from "virtual:routes/desk"
import { loadAnyTexts } from "../locales/all-catalogs.ts"
import { readPageData } from "../services/page/page-data.ts"
import { createQueries } from "../services/queries/question.ts"
import { logoutRoute } from "../services/session/logout-route.ts"
import { listenForMissingParts } from "../services/browser/fetch-here.ts"
import { tabValues } from "../services/browser/storage.ts"
import { startApp } from "./start-app.tsx"

// what a dialog writes into the page carries the page's secret, or the policy would refuse it (decision 10c)
const { nonce } = document.querySelector<HTMLScriptElement>("script[nonce]") ?? {}
if (nonce !== undefined) setNonce(nonce)

// pages behind the sign-in are left after signing out, or when the session has ended (rule session.way-out); public
// pages stay
const route = logoutRoute(tabValues, location.origin)
const storeRoute = (): void => route.store(`${readPageData().prefix}/benutzerkonto/anmeldung?ReturnUrl=`)
storeRoute()
addEventListener("pageshow", storeRoute)
addEventListener("pagehide", () => route.clear())

// before the script of all pages, which loads a page anew whose parts are missing
listenForMissingParts()
await startApp(routeTree, loadAnyTexts, createQueries())
