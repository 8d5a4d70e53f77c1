import { useQuery } from "@tanstack/react-query"
import { useLocation, useRouteContext } from "@tanstack/react-router"
import { useState } from "react"
import type { DeskPage } from "../../services/desk/cms/desk-page.ts"
import { type Loaded, queryOf } from "../../services/queries/ask.ts"
import { deskCheck, deskDifferences, deskLinking } from "../../services/queries/content-desk.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { PicturePickerContext, type PicturePickerProps } from "../../ui/kit/media/picture-picker.ts"
import { EditorPage } from "../../ui/support/cms/EditorPage.tsx"
import { editorPhase } from "../../ui/support/cms/editor-phase.ts"
import { PageGone } from "../../ui/support/cms/PageGone.tsx"
import { ListUnreachable } from "../../ui/kit/desk-list/ListState.tsx"
import { PickPicture } from "../-desk/PickPicture.tsx"
import { useSignInHref } from "../-desk/use-sign-in-href.ts"
import { useLeaveGuard } from "../-page/use-leave-guard.ts"
import { usePageEditor } from "./use-page-editor.ts"

const drawPicker = (props: PicturePickerProps) => <PickPicture {...props} />

/** The editor of a page, with the server's check of the draft and the differences from a version. */
export function PageEditor({
  pageId,
  loaded
}: {
  readonly pageId: number
  readonly loaded: Loaded<DeskPage>
}) {
  const { client } = useRouteContext({ from: "__root__" })
  const editor = usePageEditor(pageId, loaded.kind === "full" ? loaded.value : undefined)
  const { snapshot, whole, others, wishes, isUnsaved } = editor
  const { rowVersion } = snapshot.context.page
  const isLive = useLive()
  const [version, setVersion] = useState<number | null>(null)
  const check = useQuery({
    ...queryOf(client, deskCheck(pageId, rowVersion)),
    enabled: isLive && rowVersion > 0,
    // the previous findings stay until the next ones arrive
    placeholderData: (former) => former
  })
  const differences = useQuery({
    ...queryOf(client, deskDifferences(pageId, rowVersion, version ?? 1)),
    enabled: isLive && version !== null
  })
  // asked when the editor is about to end or move the page
  const linking = useQuery({ ...queryOf(client, deskLinking(pageId)), enabled: false })
  const retryHref = useLocation({ select: ({ publicHref }) => publicHref })
  const signInHref = useSignInHref()
  const leaveGuard = useLeaveGuard(isUnsaved)
  const phase = editorPhase(snapshot)
  if (phase === "gone") return <PageGone />
  if (whole === undefined || phase === "unreachable")
    return <ListUnreachable retryHref={retryHref} onRetry={isLive ? wishes.onSave : undefined} />
  return (
    <PicturePickerContext value={drawPicker}>
      <EditorPage
        page={whole}
        context={snapshot.context}
        phase={phase}
        isUnsaved={isUnsaved}
        others={others}
        found={check.data?.items}
        linking={linking.isFetching ? undefined : linking.isError ? "failed" : linking.data}
        onAskLinking={() => void linking.refetch()}
        differences={differences.data?.items}
        version={version}
        signInHref={signInHref}
        origin={isLive ? location.origin : ""}
        leaveGuard={leaveGuard}
        onVersion={setVersion}
        onEdit={wishes.onEdit}
        onSave={isLive ? wishes.onSave : undefined}
        onAct={isLive ? wishes.onAct : undefined}
        onChoose={wishes.onChoose}
        onChooseAll={wishes.onChooseAll}
        onSeen={wishes.onSeen}
      />
    </PicturePickerContext>
  )
}
