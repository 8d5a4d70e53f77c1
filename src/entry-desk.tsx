import { setNonce } from "get-nonce"
import { routeTree } from "virtual:routes/desk"
import { startApp } from "./start-app.tsx"

// what a dialog writes into the page carries the page's secret, or the policy would refuse it (decision 10c)
const { nonce } = document.querySelector<HTMLScriptElement>("script[nonce]") ?? {}
if (nonce !== undefined) setNonce(nonce)

await startApp(routeTree)
