import type { LucideIcon } from "lucide-react";
import styles from "./icon.module.css";

// The icons in use: all screens take them from here.
export {
  ArrowDown,
  ArrowUpLeft,
  Ban,
  Barcode,
  Camera,
  ChartNoAxesColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CopyPlus,
  Download,
  EllipsisVertical,
  Eye,
  EyeOff,
  Flashlight,
  House,
  ImageUp,
  Lock,
  LogOut,
  Mic,
  Pencil,
  Plus,
  Printer,
  QrCode,
  RefreshCw,
  RotateCcw,
  Share,
  SlidersHorizontal,
  Smartphone,
  Square,
  SquarePen,
  SquarePlus,
  Trash2,
  Undo2,
  UserRound,
  Utensils,
  Volume2,
  VolumeX,
  WifiOff,
  X,
  Zap,
} from "lucide-react";

interface Props {
  readonly of: LucideIcon;
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
}

/** An icon next to words, or in a labelled button: screen readers skip it. */
export function Icon({ of: Picture, isSmall = false, className = "" }: Props) {
  const size = isSmall ? styles.small : styles.icon;
  return <Picture className={`${size} ${className}`.trimEnd()} aria-hidden="true" />;
}
