import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { WovenStrip } from '@/components/WovenStrip/WovenStrip';
import { imageSources } from './backendUrls';

interface ProjectImageProps {
  /** What the backend calls it; null or '' for an image that is not there. */
  path: string | null | undefined;
  /** '' where the words beside it say the same. */
  alt: string;
  /** Pixels of the image, or of its shape, so that its room is known before it comes. */
  width: number;
  height: number;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** Not on the first screen: it is fetched only when it comes near. */
  isLazy?: boolean;
  /** Shows the image to its edges instead of filling the box. */
  isWhole?: boolean;
  /** Where a press on it leads, as long as it is there to be pressed. */
  href?: string;
  className?: string;
}

/** Whether the browser has tried and given up. One that it has not fetched yet is not complete. */
const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/** An image of a project that fills its box; a woven band stands for one that is missing or cannot be loaded. */
export function ProjectImage({
  path,
  alt,
  isLazy = false,
  isWhole = false,
  href,
  className,
  ...size
}: ProjectImageProps) {
  const [brokenPath, setBrokenPath] = useState<string>();
  const imageRef = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // One that stands in the first HTML may fail before anybody listens for it.
    if (path && imageRef.current && isBroken(imageRef.current)) setBrokenPath(path);
  }, [path]);
  if (!path || path === brokenPath) {
    return (
      <div
        role={alt === '' ? undefined : 'img'}
        aria-label={alt === '' ? undefined : alt}
        className={clsx('grid place-items-center bg-leaf', className)}
      >
        <WovenStrip />
      </div>
    );
  }
  const image = (
    <img
      key={path}
      ref={imageRef}
      {...imageSources(path)}
      {...size}
      alt={alt}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setBrokenPath(path)}
      className={clsx('bg-sand-2', isWhole ? 'object-contain' : 'object-cover', className)}
    />
  );
  if (href === undefined) return image;
  return (
    <a href={href} className="block rounded-card">
      {image}
    </a>
  );
}
