/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // the browser has read it by the next turn of its own
  setTimeout(() => URL.revokeObjectURL(address))
}
