/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }))

/** The same for what has come in pieces. */
export const saveBlob = (name: string, contents: Blob): void => {
  const address = URL.createObjectURL(contents)
  const link = document.createElement("a")
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // the browser has read it by the next turn of its own
  setTimeout(() => URL.revokeObjectURL(address))
}
