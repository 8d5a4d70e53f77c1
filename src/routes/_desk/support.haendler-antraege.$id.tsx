import { msg } from "@lingui/core/macro"
import { useQuery } from "@tanstack/react-query"
import { createFileRoute } from "@tanstack/react-router"
import { useState } from "react"
import type { ApplicationAct } from "../../domain/dealer-application/application.ts"
import { actOnApplication } from "../../services/desk/application-acts.ts"
import { applicationById } from "../../services/queries/applications.ts"
import { queryOf } from "../../services/queries/ask.ts"
import { ownAccount } from "../../services/queries/support.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ActOnApplication } from "../../ui/support/applications/ActOnApplication.tsx"
import { ApplicationPage } from "../../ui/support/applications/ApplicationPage.tsx"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { loadRecord } from "../-desk/load-record.ts"
import { deskPage } from "../-desk/desk-page.ts"
import { useReadAnew } from "../-desk/use-read-anew.ts"

/** Page: one dealer application with its documents; decisions are confirmed first. */
export const Route = createFileRoute("/_desk/support/haendler-antraege/$id")({
  ...deskPage("dealerApplications", { title: msg`Händleranfrage` }),
  loader: (at) => loadRecord(at, at.params.id, applicationById),
  component: OneApplication
})

function OneApplication() {
  const { id, read } = Route.useLoaderData()
  const { client } = Route.useRouteContext()
  const { data: own } = useQuery(queryOf(client, ownAccount))
  const readAnew = useReadAnew()
  const isLive = useLive()
  const [asked, setAsked] = useState<ApplicationAct>()
  return (
    <LastRecord question={applicationById(id)} loaded={read}>
      {(application) => (
        <ApplicationPage
          application={application}
          onAct={isLive ? setAsked : undefined}
          dialog={
            <ActOnApplication
              asked={asked}
              own={own}
              onClose={() => setAsked(undefined)}
              onAct={(act, answer) => readAnew(actOnApplication(client, act, application, answer))}
            />
          }
        />
      )}
    </LastRecord>
  )
}
