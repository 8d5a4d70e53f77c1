import { routeTree } from "virtual:routes/shop"
import { startApp } from "./start-app.tsx"

await startApp(routeTree)
