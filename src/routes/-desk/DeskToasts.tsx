import { useMachine } from "@xstate/react"
import { type ReactNode, useCallback } from "react"
import { toastQueueMachine } from "../../machines/toast-queue.machine.ts"
import { Toasts } from "../../ui/kit/desk/Toasts.tsx"
import { ToastContext } from "../../ui/kit/desk/use-toast.ts"

/** Provides `useToast` to the pages behind the sign-in; a toast stays after leaving the page that showed it. */
export function DeskToasts({ children }: { readonly children: ReactNode }) {
  const [{ context }, send] = useMachine(toastQueueMachine)
  const tell = useCallback((text: string) => send({ type: "toast.show", text }), [send])
  return (
    <ToastContext value={tell}>
      {children}
      <Toasts
        text={context.shown}
        onDismiss={() => send({ type: "toast.dismiss" })}
        onHold={() => send({ type: "toast.hold" })}
        onRelease={() => send({ type: "toast.release" })}
      />
    </ToastContext>
  )
}
