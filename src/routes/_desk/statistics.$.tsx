import { createFileRoute } from "@tanstack/react-router"
import { unknownPage } from "../-desk/unknown-page.ts"

/** Every address below `/statistics` that no other route has. */
export const Route = createFileRoute("/_desk/statistics/$")({ ...unknownPage })
