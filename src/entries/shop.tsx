import { routeTree } from "virtual:routes/shop"
import { loadTexts } from "../locales/catalogs.ts"
import { startApp } from "./start-app.tsx"

await startApp(routeTree, loadTexts)
