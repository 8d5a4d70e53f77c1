import { useQueryClient } from "@tanstack/react-query"
import { useMachine } from "@xstate/react"
import { useMemo } from "react"
import { csrfCookie } from "../../domain/account/csrf-cookie.ts"
import { mediaUploadMachine } from "../../machines/media-upload.machine.ts"
import { mediaUploadActors } from "../../services/actors/media-upload.actors.ts"
import { readCookie } from "../../services/browser/cookies.ts"
import { sendFile } from "../../services/browser/send-file.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { uploadsView, type UploadWishes } from "../../ui/kit/media/upload.view.ts"

const ground = {
  send: sendFile,
  csrfToken: () => readCookie(document.cookie, csrfCookie),
  renew: () => fetch("/session/renew", { credentials: "same-origin", cache: "no-store" })
}

/** Connects the uploads of a page or a dialog to their API calls; media lists are reloaded after an upload. */
export const useMediaUpload = () => {
  const queries = useQueryClient()
  const isLive = useLive()
  const machine = useMemo(
    () =>
      mediaUploadMachine.provide({
        actors: mediaUploadActors(ground),
        actions: { tellStored: () => void queries.invalidateQueries() }
      }),
    [queries]
  )
  const [snapshot, send] = useMachine(machine)
  const wishes = useMemo(
    (): UploadWishes => ({
      onAdd: (files) => {
        if (files.length > 0) send({ type: "files.add", files })
      },
      onCancel: (key) => send({ type: "file.cancel", key }),
      onRetry: (key) => send({ type: "file.retry", key }),
      onClear: () => send({ type: "list.clear" })
    }),
    [send]
  )
  return { uploads: uploadsView(snapshot), wishes: isLive ? wishes : undefined }
}
