import { createContext, useContext } from "react"

/** Tells something in passing; a page without a place for toasts says nothing. */
export const ToastContext = createContext<(text: string) => void>(() => {})

/** Says in passing that something is done, for 5 s; never anything that must be read (rule page.toasts). */
export const useToast = (): ((text: string) => void) => useContext(ToastContext)
