import { msg } from "@lingui/core/macro"
import { createFileRoute } from "@tanstack/react-router"
import { LiveApplication } from "./-dealers/LiveApplication.tsx"

/** Who wants to sell here reads what it takes, and applies (rule dealer.application). */
export const Route = createFileRoute("/haendler-werden")({
  staticData: { page: "app", texts: ["customer"], cachedBy: [] },
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.i18n._(msg`Händler werden | Heizmarkt`) },
      {
        name: "description",
        content: context.i18n._(
          msg`Pellets, Heizöl und andere Brennstoffe über Heizmarkt verkaufen: was wir brauchen, wie es weitergeht, Anfrage mit Nachweisen.`
        )
      }
    ]
  }),
  component: LiveApplication
})
