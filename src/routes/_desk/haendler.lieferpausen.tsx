import { createFileRoute } from "@tanstack/react-router"
import { loaded } from "../../services/queries/ask.ts"
import { closuresOf } from "../../services/queries/dealer-closures.ts"
import { ClosuresFrame } from "../../ui/dealer-desk/closures/ClosuresFrame.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { ClosureList } from "../-dealer-desk/ClosureList.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: a dealer's own days without delivery. */
export const Route = createFileRoute("/_desk/haendler/lieferpausen")({
  ...deskPage("ownClosures"),
  loader: (at) => loaded(at, closuresOf(0)),
  // editing starts with newly loaded data
  gcTime: 0,
  component: Closures
})

function Closures() {
  return (
    <ClosuresFrame>
      <LastRecord question={closuresOf(0)} loaded={Route.useLoaderData()}>
        {({ items }) => <ClosureList dealerId={0} rows={items} />}
      </LastRecord>
    </ClosuresFrame>
  )
}
