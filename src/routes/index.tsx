import { Trans } from "@lingui/react/macro"
import { createFileRoute } from "@tanstack/react-router"

export const Route = createFileRoute("/")({
  staticData: { page: "document", cachedBy: [] },
  component: Home
})

function Home() {
  return (
    <main>
      <h1>
        <Trans>Was kostet Heizen heute bei Ihnen?</Trans>
      </h1>
    </main>
  )
}
