import { createContext, useContext } from "react"

/** Function that shows a toast; does nothing on pages without a toast container. */
export const ToastContext = createContext<(text: string) => void>(() => {})

/**
 * Returns the function that shows a toast for 5 s after an action; never use it for text that must be read (rule
 * page.toasts).
 */
export const useToast = (): ((text: string) => void) => useContext(ToastContext)
