// Imported before everything else, so that it runs first.
import '@/app/evaluateReact';
import { AdminSite } from '@/app/AdminSite';
import { loadAdminRoute } from '@/app/adminRoutes';
import { isAdminPath } from '@/app/isAdminPath';
import { start } from '@/app/start';
import '@/styles/admin.css';

void start({ pages: <AdminSite />, loadRoute: loadAdminRoute, hasRoute: isAdminPath });
