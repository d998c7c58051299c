import { type ImgHTMLAttributes, useCallback } from 'react'

interface BlobImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  readonly blob: Blob
  readonly alt: string
}

/** An image from a blob; its object URL is freed when the image is removed. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(blob)
      return () => URL.revokeObjectURL(image.src)
    },
    [blob],
  )
  return <img {...rest} ref={show} alt={alt} />
}
