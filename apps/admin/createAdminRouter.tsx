import { type AdminFeature, type AdminScreen, mayUse, useSession } from '@portico/kernel/admin';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { Shell } from './shell/Shell.tsx';
import { BrokenScreen, ForbiddenScreen, UnknownScreen } from './shell/stopScreens.tsx';

/** All screens of all features in one shell, each loaded on demand. */
export function createAdminRouter(features: readonly AdminFeature[]) {
  const screens = features.flatMap((feature) => feature.screens);
  return createBrowserRouter(
    [
      {
        element: <Shell features={features} />,
        errorElement: <BrokenScreen />,
        hydrateFallbackElement: <div />,
        children: [
          {
            errorElement: <BrokenScreen />,
            children: [...screens.map(routeOf), { path: '*', element: <UnknownScreen /> }],
          },
        ],
      },
    ],
    { basename: '/admin' },
  );
}

function routeOf(screen: AdminScreen): RouteObject {
  return {
    path: screen.path,
    async lazy() {
      const { default: Content } = await screen.load();
      return {
        Component() {
          const { user } = useSession();
          return mayUse(user.role, screen.role) ? <Content /> : <ForbiddenScreen />;
        },
      };
    },
  };
}
