import { createFileRoute } from "@tanstack/react-router"

/** The entrance of staff: what each may do. */
export const Route = createFileRoute("/_desk/support/")({
  staticData: { page: "app", permission: "support.enter", texts: ["support"] },
  component: Entrance
})

function Entrance() {
  return <h1>Support</h1>
}
